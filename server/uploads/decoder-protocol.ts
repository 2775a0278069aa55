export type Refusal = 'pixels' | 'edge' | 'memory' | 'damaged';

export type Decoded = { readonly bytes: Uint8Array } | { readonly refused: Refusal };

export interface Reply {
  readonly decoded: Decoded;
  readonly rss: number;
}
