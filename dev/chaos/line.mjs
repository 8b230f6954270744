/** A line of the table: things of one kind. */
export class Line {
  done = 0;
  unknown = 0;
  stored = 0;
  lost = 0;
  duplicated = 0;

  /** Compares expected actions with stored ones: each `done` once, each `unknown` at most once, and nothing else. */
  count({ done, unknown = 0, stored }) {
    this.done += done;
    this.unknown += unknown;
    this.stored += stored;
    this.lost += Math.max(0, done - stored);
    this.duplicated += Math.max(0, stored - done - unknown);
  }
}
