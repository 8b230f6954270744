import { connect } from 'node:net';

const INTERVAL_MS = 2_000;
const TIMEOUT_MS = 1_000;

/**
 * Notices programs that take our ports on ::1 while the system runs: browsers look for localhost there first, our servers use
 * 127.0.0.1. The check at the start covers programs that were there before.
 */
export class Ipv6Watch {
  #ports;
  #log;
  #taken = new Set();
  #timer;
  #isStopped = false;

  /** `ports` maps each service to its port; `log` receives a line for each port that is taken. */
  constructor(ports, log) {
    this.#ports = Object.entries(ports);
    this.#log = log;
  }

  /** Checks every two seconds until `stop`. */
  start() {
    this.#timer = setTimeout(async () => {
      await this.check();
      if (!this.#isStopped) this.start();
    }, INTERVAL_MS).unref();
  }

  stop() {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Reports each port that has been taken since the last check. Never rejects. */
  async check() {
    await Promise.all(this.#ports.map((entry) => this.#checkPort(entry)));
  }

  async #checkPort([service, port]) {
    const isTaken = await answersOnIpv6(port);
    if (isTaken && !this.#taken.has(port))
      this.#log(
        `Port ${port} (${service}) is now taken on ::1 by another program, which browsers reach instead of this one. End it, or use another PORT_BASE.`,
      );
    this.#taken[isTaken ? 'add' : 'delete'](port);
  }
}

/** Connects, because a server that only tried to listen would receive browsers' requests for a moment. */
function answersOnIpv6(port) {
  return new Promise((resolve) => {
    const socket = connect({ host: '::1', port, timeout: TIMEOUT_MS });
    const end = (isTaken) => {
      socket.destroy();
      resolve(isTaken);
    };
    socket
      .once('connect', () => end(true))
      .once('timeout', () => end(false))
      .once('error', () => end(false));
  });
}
