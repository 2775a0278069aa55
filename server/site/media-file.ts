export interface MediaFile {
  /** @param caching the `Cache-Control` */
  respond(request: Request, caching: string): Response | Promise<Response>;
  text(): Promise<string | null>;
}
