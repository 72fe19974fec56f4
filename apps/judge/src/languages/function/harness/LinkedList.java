
final class HarnessLists {
    static ListNode linkedList(long[] values) {
        ListNode head = null;
        for (int at = values.length - 1; at >= 0; at--) head = new ListNode(values[at], head);
        return head;
    }

    static ListNode[] linkedList(long[][] lists) {
        ListNode[] heads = new ListNode[lists.length];
        for (int at = 0; at < lists.length; at++) heads[at] = linkedList(lists[at]);
        return heads;
    }

    static ListNode linkedListOfLinks(long[] links, long first) {
        ListNode[] nodes = new ListNode[links.length + 1];
        for (int number = 1; number <= links.length; number++) nodes[number] = new ListNode(number);
        for (int number = 1; number <= links.length; number++) nodes[number].next = nodes[(int) links[number - 1]];
        return nodes[(int) first];
    }

    static long[] listsOf(ListNode head) throws HarnessFault {
        return valuesOf(head, new java.util.IdentityHashMap<>());
    }

    static long[][] listsOf(ListNode[] heads) throws HarnessFault {
        java.util.IdentityHashMap<ListNode, Boolean> seen = new java.util.IdentityHashMap<>();
        long[][] lists = new long[heads.length][];
        for (int at = 0; at < heads.length; at++) lists[at] = valuesOf(heads[at], seen);
        return lists;
    }

    /** Each node may be reached once, in one list or in several. */
    private static long[] valuesOf(ListNode head, java.util.IdentityHashMap<ListNode, Boolean> seen) throws HarnessFault {
        int length = 0;
        for (ListNode node = head; node != null; node = node.next) {
            if (seen.put(node, true) != null) throw new HarnessFault("cycle");
            length++;
        }
        long[] values = new long[length];
        ListNode node = head;
        for (int at = 0; at < length; at++) {
            values[at] = node.val;
            node = node.next;
        }
        return values;
    }

    /** The number of the first node, and for each of `count` nodes that of the next one. */
    static long[][] firstAndLinksOf(ListNode head, long count) throws HarnessFault {
        long[] links = new long[(int) count + 1];
        boolean[] isLinked = new boolean[links.length];
        int before = 0;
        for (long number : listsOf(head)) {
            if (number < 1 || number > count || isLinked[(int) number]) throw new HarnessFault("nodes");
            isLinked[(int) number] = true;
            links[before] = number;
            before = (int) number;
        }
        return new long[][] {{links[0]}, java.util.Arrays.copyOfRange(links, 1, links.length)};
    }

    static long[] linksOf(ListNode head, long count) throws HarnessFault {
        return firstAndLinksOf(head, count)[1];
    }
}
