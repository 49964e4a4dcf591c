/** Returns how much longer ten times the work takes: about 10 times if it grows linearly, 100 if quadratically. */
export function growth(work: (size: number) => unknown, size: number): number {
  return shortest(() => work(10 * size)) / shortest(() => work(size));
}

/** The shortest of some runs, in milliseconds: a busy machine only ever adds time. */
function shortest(run: () => unknown): number {
  const times = Array.from({ length: 10 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}
