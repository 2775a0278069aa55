/** What the process that decodes pictures answers to each file. */

/** Why a picture can't be kept: a key of `imageMessages`. */
export type Refusal = 'pixels' | 'edge' | 'memory' | 'damaged';

/** A picture as WebP, or why there is none. */
export type Decoded = { readonly bytes: Uint8Array } | { readonly refused: Refusal };

export interface Reply {
  readonly decoded: Decoded;
  /** Resident bytes of the process after the picture. */
  readonly rss: number;
}
