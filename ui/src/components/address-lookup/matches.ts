import type { AddressOption } from '@home-move/contract';

/** An address to choose from: its key, and its line as people write it. */
export type LookupOption = Pick<AddressOption, 'addressKey' | 'simpleAddress'>;

const termsOf = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

/** The addresses that contain every typed word, in the given order; all of them while nothing is typed. */
export function matchingAddresses(options: readonly LookupOption[], typed: string): readonly LookupOption[] {
  const terms = termsOf(typed);
  return options.filter(({ simpleAddress }) => {
    const line = simpleAddress.toLowerCase();
    return terms.every((term) => line.includes(term));
  });
}

export interface Piece {
  readonly text: string;
  readonly matched: boolean;
}

/** Splits an address where the typed words begin and end, so that matches can be bold. */
export function matchedPieces(line: string, typed: string): readonly Piece[] {
  const marks = Array.from(line, () => false);
  const lower = line.toLowerCase();
  for (const term of termsOf(typed))
    for (let at = lower.indexOf(term); at >= 0; at = lower.indexOf(term, at + 1))
      marks.fill(true, at, at + term.length);

  const pieces: Piece[] = [];
  for (let start = 0; start < line.length;) {
    let end = start + 1;
    while (end < line.length && marks[end] === marks[start]) end += 1;
    pieces.push({ text: line.slice(start, end), matched: marks[start] === true });
    start = end;
  }
  return pieces;
}

/** "5 of 13 addresses match. Use the up and down keys to choose." */
export function matchCount(matching: number, total: number): string {
  const noun = total === 1 ? 'address' : 'addresses';
  const verb = matching === 1 ? 'matches' : 'match';
  const how = matching === 0 ? '' : ' Use the up and down keys to choose.';
  return `${matching} of ${total} ${noun} ${verb}.${how}`;
}
