"""As much linear algebra as ratings need; there are seldom more than ten bots."""

from __future__ import annotations

from pentapolis.kernel.sums import plain_sum

Vector = list[float]
Matrix = list[list[float]]


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a regular matrix, by elimination with the largest pivot.

    >>> inverse([[0.0, 2.0], [4.0, 0.0]])
    [[0.0, 0.25], [0.5, 0.0]]
    """
    size = len(matrix)
    rows = [row[:] + [float(n == m) for m in range(size)] for n, row in enumerate(matrix)]
    for n in range(size):
        pivot = max(range(n, size), key=lambda m: abs(rows[m][n]))
        rows[n], rows[pivot] = rows[pivot], rows[n]
        factor = rows[n][n]
        rows[n] = [value / factor for value in rows[n]]
        for m in range(size):
            if m != n and rows[m][n]:
                factor = rows[m][n]
                rows[m] = [value - factor * other for value, other in zip(rows[m], rows[n], strict=True)]
    return [row[size:] for row in rows]


def times(matrix: Matrix, vector: Vector) -> Vector:
    """
    >>> times([[1.0, 2.0], [0.0, 1.0]], [3.0, 4.0])
    [11.0, 4.0]
    """
    return [plain_sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]
