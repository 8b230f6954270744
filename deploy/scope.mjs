/** A scope as text: `all`, `partner oakwood`, `brand oakwood` or `branch oakwood/12`. */
export function formatScope(scope) {
  if (scope === 'all') return 'all';
  if (scope.partner !== undefined) return `partner ${scope.partner}`;
  return scope.branch === undefined ? `brand ${scope.brand}` : `branch ${scope.brand}/${scope.branch}`;
}
