import { isMainThread } from 'node:worker_threads';

// Loaded first into every managed process, and into each of its threads, which have no such stdin. The launcher holds the other end
// of stdin: when the launcher ends, for whatever reason, the process terminates, so that no orphan keeps a port.
if (isMainThread) {
  process.stdin.resume();
  process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM'));
  process.stdin.unref();
}
