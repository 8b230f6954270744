import { satisfies } from '@home-move/contract';

// In place of the federation runtime's reader of all kinds of ranges: builds write caret ranges only, and the runtime itself
// compares two versions by `<=`.
export function satisfy(version, range) {
  return range.startsWith('<=') ? !isNewer(version, range.slice(2)) : satisfies(version, range);
}

function isNewer(version, other) {
  const [numbers, others] = [version, other].map((text) =>
    text.split('.').map((number) => Number.parseInt(number, 10)),
  );
  const different = numbers.findIndex((number, index) => number !== others[index]);
  return different >= 0 && numbers[different] > others[different];
}
