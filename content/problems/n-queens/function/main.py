def countWays(board):
    """Returns the number of ways to place the queens; board[row][column] is '.' or '#'."""
    n = len(board)
    columns, falling, rising = set(), set(), set()

    def place(row):
        """Counts the ways for this row and those below it."""
        if row == n:
            return 1
        ways = 0
        for column in range(n):
            if board[row][column] == '#':
                continue
            if column in columns or row - column in falling or row + column in rising:
                continue
            columns.add(column)
            falling.add(row - column)
            rising.add(row + column)
            ways += place(row + 1)
            columns.remove(column)
            falling.remove(row - column)
            rising.remove(row + column)
        return ways

    return place(0)
