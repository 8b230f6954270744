/** The page's heap in bytes and its DOM nodes, without garbage. */
export async function liveMemory(devtools) {
  // The second collection frees what finalizers of the first released.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes };
}
