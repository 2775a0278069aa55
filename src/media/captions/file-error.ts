export class CaptionFileError extends Error {
  constructor(
    readonly reason: 'otherFormat' | 'tooLarge' | 'unreadable' | 'empty',
    options?: ErrorOptions,
  ) {
    super(`No captions: ${reason}`, options);
  }
}
