
final class HarnessTrees {
    static TreeNode treeOfLevels(String[] words) {
        if (words.length == 0 || words[0].equals("null")) return null;
        TreeNode[] nodes = new TreeNode[words.length];
        nodes[0] = new TreeNode(Long.parseLong(words[0]));
        int made = 1;
        int next = 1;
        for (int at = 0; at < made; at++) {
            for (int side = 0; side < 2; side++) {
                String word = next < words.length ? words[next] : "null";
                next++;
                if (word.equals("null")) continue;
                TreeNode child = new TreeNode(Long.parseLong(word));
                nodes[made++] = child;
                if (side == 0) nodes[at].left = child;
                else nodes[at].right = child;
            }
        }
        return nodes[0];
    }

    static TreeNode[] treeOfLevels(String[][] trees) {
        TreeNode[] roots = new TreeNode[trees.length];
        for (int at = 0; at < trees.length; at++) roots[at] = treeOfLevels(trees[at]);
        return roots;
    }

    static TreeNode treeOfNodes(long[][] rows) {
        if (rows.length == 0) return null;
        TreeNode[] nodes = new TreeNode[rows.length + 1];
        for (int number = 1; number <= rows.length; number++) nodes[number] = new TreeNode(rows[number - 1][0]);
        for (int number = 1; number <= rows.length; number++) {
            nodes[number].left = nodes[(int) rows[number - 1][1]];
            nodes[number].right = nodes[(int) rows[number - 1][2]];
        }
        return nodes[1];
    }

    static String[] listsOf(TreeNode root) throws HarnessFault {
        return levelsOf(root, new java.util.IdentityHashMap<>());
    }

    static String[][] listsOf(TreeNode[] roots) throws HarnessFault {
        java.util.IdentityHashMap<TreeNode, Boolean> seen = new java.util.IdentityHashMap<>();
        String[][] lists = new String[roots.length][];
        for (int at = 0; at < roots.length; at++) lists[at] = levelsOf(roots[at], seen);
        return lists;
    }

    /** Each node may be reached once, in one tree or in several. */
    private static String[] levelsOf(TreeNode root, java.util.IdentityHashMap<TreeNode, Boolean> seen) throws HarnessFault {
        java.util.ArrayList<TreeNode> places = new java.util.ArrayList<>();
        places.add(root);
        int length = 0;
        for (int at = 0; at < places.size(); at++) {
            TreeNode node = places.get(at);
            if (node == null) continue;
            if (seen.put(node, true) != null) throw new HarnessFault("cycle");
            length = at + 1;
            places.add(node.left);
            places.add(node.right);
        }
        String[] words = new String[length];
        for (int at = 0; at < length; at++) words[at] = places.get(at) == null ? "null" : Long.toString(places.get(at).val);
        return words;
    }
}
