/**
 * Calls `stop` on Ctrl-C, SIGTERM or a closed terminal, and then ends. The second time it ends at once:
 * the parts notice that the launcher is gone and end too.
 */
export function onStopSignal(stop) {
  let asked = false;
  const handle = () => {
    if (asked) process.exit(1);
    asked = true;
    void stop().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, handle);
}
