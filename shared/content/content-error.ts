/** Mistakes in files of `content/`: a line for each, which names file, field and problem. */
export class ContentError extends Error {
  override name = 'ContentError';
}
