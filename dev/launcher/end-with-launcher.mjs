// Loaded first into every part. The launcher holds the other end of stdin: when the launcher is gone, however it went,
// the part ends as if asked to, and no orphan keeps a port.
process.stdin.resume();
process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.unref();
