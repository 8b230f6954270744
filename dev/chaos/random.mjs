/** Random choices that a seed determines (mulberry32). */
export class Random {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, but not including, 1. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  pick(choices) {
    return choices[Math.floor(this.next() * choices.length)];
  }

  shuffled(items) {
    const left = [...items];
    return items.map(() => left.splice(Math.floor(this.next() * left.length), 1)[0]);
  }
}
