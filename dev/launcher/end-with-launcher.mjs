// Loaded first into every managed process. The launcher holds the other end of stdin: when the launcher ends, for whatever
// reason, the process terminates, so that no orphan keeps a port.
process.stdin.resume();
process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.unref();
