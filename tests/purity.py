"""What the rules may not touch: the clock, randomness, the outside world, and the order of sets.

`violations` reads the source of one module and names every breach. It understands names, not types: a set is recognised
where it is made (`{…}`, `set(…)`, set algebra on those) and in local names that only ever hold one.
"""

import ast
from collections.abc import Callable, Iterator
from typing import NamedTuple

BANNED_MODULES = frozenset(
    "asyncio concurrent datetime glob http importlib.metadata importlib.resources io logging multiprocessing os "
    "pathlib random secrets select shutil signal socket ssl subprocess tempfile threading time urllib uuid".split()
)
BANNED_BUILTINS = frozenset(["__import__", "breakpoint", "eval", "exec", "hash", "id", "input", "open", "print"])

SET_MAKERS = frozenset({"set", "frozenset"})
SET_METHODS = frozenset({"copy", "difference", "intersection", "symmetric_difference", "union"})
# Calls whose result shows the order in which their argument was iterated.
ORDERED_CALLS = frozenset(
    "chain deque enumerate extend filter fromkeys iter join list map reduce repr str tuple zip".split()
)
# Calls whose result is the same in whatever order their argument is iterated (min and max only without a key).
UNORDERED_CALLS = frozenset("all any frozenset len max min set sorted sum".split())

Comprehension = ast.ListComp | ast.DictComp | ast.GeneratorExp


class Violation(NamedTuple):
    line: int
    name: str  # what an allow-list entry would have to name
    why: str


def violations(source: str) -> list[Violation]:
    """Every breach in the source of one module, from top to bottom.

    >>> violations("import random")
    [Violation(line=1, name='random', why='import of random')]
    >>> violations("for card in sorted({1, 2}): ...")
    []
    """
    visitor = _Visitor()
    visitor.visit(ast.parse(source))
    return sorted(visitor.found)


class _Scope:
    """The names that one function (or the module) binds, and those among them that only ever hold a set."""

    def __init__(self, node: ast.AST) -> None:
        bindings = list(_bindings(node))
        self.bound = {name for name, _ in bindings}
        self.sets = self.bound - {name for name, is_set in bindings if not is_set}


class _Visitor(ast.NodeVisitor):
    def __init__(self) -> None:
        self.found: set[Violation] = set()
        self.scopes: list[_Scope] = []
        self.unordered: set[ast.AST] = set()

    def flag(self, node: ast.expr | ast.stmt, name: str, why: str) -> None:
        self.found.add(Violation(node.lineno, name, why))

    # Names

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self.imported(node, alias.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if node.level == 0:
            for alias in node.names:
                self.imported(node, f"{node.module}.{alias.name}")

    def imported(self, node: ast.stmt, path: str) -> None:
        parts = path.split(".")
        for prefix in (".".join(parts[:length]) for length in range(1, len(parts) + 1)):
            if prefix in BANNED_MODULES:
                self.flag(node, prefix, f"import of {prefix}")
        if path == "copy.deepcopy":
            self.flag(node, "deepcopy", "copy.deepcopy")

    def visit_Name(self, node: ast.Name) -> None:
        # A parameter or local called `id` is no breach; a module-level one would hide the builtin from every reader.
        local = any(node.id in scope.bound for scope in self.scopes[1:])
        if isinstance(node.ctx, ast.Load) and node.id in BANNED_BUILTINS and not local:
            self.flag(node, node.id, f"use of {node.id}()")

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.attr == "deepcopy":
            self.flag(node, "deepcopy", "copy.deepcopy")
        self.generic_visit(node)

    # Scopes

    def scoped(self, node: ast.AST) -> None:
        self.scopes.append(_Scope(node))
        self.generic_visit(node)
        self.scopes.pop()

    visit_Module = visit_FunctionDef = visit_AsyncFunctionDef = visit_Lambda = scoped  # noqa: N815

    # Types

    def visit_Compare(self, node: ast.Compare) -> None:
        sides = (node.left, *node.comparators)
        plain = any(
            isinstance(part, ast.Name) and part.id in {"str", "int"} for side in sides for part in ast.walk(side)
        )
        if plain and any(isinstance(side, ast.Call) and _called(side) == "type" for side in sides):
            self.flag(node, "type", "type() compared; use isinstance(), which the undo barrier notices")
        self.generic_visit(node)

    # Sets

    def is_set(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Name):
            owner = next((scope for scope in reversed(self.scopes) if node.id in scope.bound), None)
            return owner is not None and node.id in owner.sets
        return _is_set_expression(node, self.is_set)

    def iterated(self, node: ast.expr) -> None:
        if self.is_set(node):
            self.flag(node, "set order", "iteration over a set; wrap it in sorted()")

    def visit_For(self, node: ast.For) -> None:
        self.iterated(node.iter)
        self.generic_visit(node)

    def visit_YieldFrom(self, node: ast.YieldFrom) -> None:
        self.iterated(node.value)
        self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        if node not in self.unordered:
            self.iterated(node.value)
        self.generic_visit(node)

    def visit_Set(self, node: ast.Set) -> None:
        self.unordered.update(node.elts)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(target, ast.Tuple | ast.List) for target in node.targets):
            self.iterated(node.value)
        self.generic_visit(node)

    def visit_FormattedValue(self, node: ast.FormattedValue) -> None:
        self.iterated(node.value)
        self.generic_visit(node)

    def comprehended(self, node: Comprehension) -> None:
        if node not in self.unordered:
            for generator in node.generators:
                self.iterated(generator.iter)
        # Its variables are its own: a loop variable called `id` is no builtin.
        self.scoped(node)

    visit_ListComp = visit_DictComp = visit_GeneratorExp = comprehended  # noqa: N815
    visit_SetComp = scoped  # noqa: N815

    def visit_Call(self, node: ast.Call) -> None:
        name = _called(node)
        keyed = any(keyword.arg == "key" for keyword in node.keywords)
        if name in ORDERED_CALLS or (name in {"max", "min"} and keyed):
            for argument in node.args:
                self.iterated(argument)
        elif name in UNORDERED_CALLS:
            self.unordered.update(node.args)
        if isinstance(node.func, ast.Attribute) and name == "pop" and not node.args and self.is_set(node.func.value):
            self.flag(node, "set order", "pop() of an arbitrary element of a set")
        self.generic_visit(node)


def _called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _is_set_expression(node: ast.expr, is_set: Callable[[ast.expr], bool]) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in SET_MAKERS
        case ast.Call(func=ast.Attribute(attr=name, value=value)):
            return name in SET_METHODS and is_set(value)
        case ast.BinOp(op=ast.BitOr() | ast.BitAnd() | ast.BitXor() | ast.Sub(), left=left, right=right):
            return any(is_set(side) or _is_keys(side) for side in (left, right))
        case ast.IfExp(body=body, orelse=orelse):
            return is_set(body) or is_set(orelse)
        case ast.NamedExpr(value=value):
            return is_set(value)
        case _:
            return False


def _is_keys(node: ast.expr) -> bool:
    """`d.keys() & e.keys()` is a set, though neither side is."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "keys"


def _is_set_annotation(node: ast.expr | None) -> bool:
    return node is not None and ast.unparse(node).split("[")[0] in {"set", "frozenset", "AbstractSet"}


def _makes_set(node: ast.expr) -> bool:
    return _is_set_expression(node, _makes_set)


def _bindings(scope: ast.AST) -> Iterator[tuple[str, bool]]:
    """Each binding of a name in a scope, and whether it binds a set."""
    todo = list(ast.iter_child_nodes(scope))
    while todo:
        node = todo.pop()
        match node:
            case ast.arg():
                yield node.arg, _is_set_annotation(node.annotation)
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, _makes_set(value)
                todo.append(value)
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name, _is_set_annotation(node.annotation)
            case ast.NamedExpr(target=ast.Name(id=name), value=value):
                yield name, _makes_set(value)
            case ast.AugAssign():
                pass
            case ast.Name(id=name, ctx=ast.Store()):
                yield name, False
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name, False
            case ast.Lambda() | ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
                pass
            case _:
                todo.extend(ast.iter_child_nodes(node))
