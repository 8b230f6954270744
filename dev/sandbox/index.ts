import { systemNow, type Now } from './clock/now.js';
import { sandboxApp } from './server/sandbox-app.js';
import { DEFAULT_NAMED_SUPPLIER } from './supply/energy-suppliers.js';

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  /** Name of the supplier LARK; default `NAMED_SUPPLIER` of the environment, else "Larkfield Energy". */
  namedSupplier?: string;
  /** The present, for offers that end and contracts that start; default the machine's time moved by `CLOCK_OFFSET`. */
  now?: Now;
}

/** A running sandbox. `origin` has no slash at its end: `http://127.0.0.1:4004`. */
export interface Sandbox {
  origin: string;
  port: number;
  close(): Promise<void>;
}

/** Starts the third parties on 127.0.0.1. Rejects with EADDRINUSE when the port is taken. */
export async function startSandbox({ port, namedSupplier, now = systemNow }: SandboxOptions): Promise<Sandbox> {
  const app = sandboxApp({
    namedSupplier: namedSupplier ?? process.env['NAMED_SUPPLIER'] ?? DEFAULT_NAMED_SUPPLIER,
    now,
  });
  const origin = await app.listen({ host: '127.0.0.1', port });
  return { origin, port: Number(new URL(origin).port), close: () => app.close() };
}
