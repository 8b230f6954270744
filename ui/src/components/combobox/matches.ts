/** An option to choose from. */
export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

/** What the options are: { one: 'address', many: 'addresses' }. */
export interface OptionNoun {
  readonly one: string;
  readonly many: string;
}

const termsOf = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

/** The options that contain every typed word, in the given order; all of them while nothing is typed. */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const terms = termsOf(typed);
  return options.filter(({ label }) => {
    const searched = label.toLowerCase();
    return terms.every((term) => searched.includes(term));
  });
}

export interface Piece {
  readonly text: string;
  readonly matched: boolean;
}

/** Splits a label where the typed words begin and end, so that matches can be bold. */
export function matchedPieces(label: string, typed: string): readonly Piece[] {
  const marks = Array.from(label, () => false);
  const lower = label.toLowerCase();
  for (const term of termsOf(typed))
    for (let at = lower.indexOf(term); at >= 0; at = lower.indexOf(term, at + 1))
      marks.fill(true, at, at + term.length);

  const pieces: Piece[] = [];
  for (let start = 0; start < label.length;) {
    let end = start + 1;
    while (end < label.length && marks[end] === marks[start]) end += 1;
    pieces.push({ text: label.slice(start, end), matched: marks[start] === true });
    start = end;
  }
  return pieces;
}

/** "5 of 13 addresses match. Use the up and down keys to choose." */
export function matchCount(matching: number, total: number, noun: OptionNoun): string {
  const counted = total === 1 ? noun.one : noun.many;
  const verb = matching === 1 ? 'matches' : 'match';
  const how = matching === 0 ? '' : ' Use the up and down keys to choose.';
  return `${matching} of ${total} ${counted} ${verb}.${how}`;
}
