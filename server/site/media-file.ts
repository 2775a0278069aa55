export interface MediaFile {
  respond(request: Request, caching: string): Response | Promise<Response>;
  text(): Promise<string | null>;
}
