/**
 * What the log and the terminal show of one process. Warnings that it writes while it starts are shown once it is ready: if it
 * does not start, its last line is the error, which is shown once, however often the start is repeated.
 */
export class ProcessOutput {
  #name;
  #logs;
  #log;
  #held = [];
  #lastFailure;

  constructor(name, { logs, log }) {
    this.#name = name;
    this.#logs = logs;
    this.#log = log;
  }

  line(line, source, isReady) {
    this.#logs.write(this.#name, line);
    if (isReady) this.#logs.show(this.#name, line, source);
    else this.#held.push([line, source]);
  }

  ready(message) {
    for (const [line, source] of this.#held) this.#logs.show(this.#name, line, source);
    this.#held = [];
    this.#lastFailure = undefined;
    this.#log(message);
  }

  notStarted({ message }) {
    this.#held = [];
    if (message !== this.#lastFailure) this.#log(`${this.#name} does not start again: ${message}`);
    this.#lastFailure = message;
  }
}
