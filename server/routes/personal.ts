/** What members are told beyond what everyone is: a title's films. Their hearts are laid over by `api.ts`. */
import type { CallName } from '../../contract/calls';
import type { BodyOf, RouteRequest } from './route';
import { videosOf } from './title';

interface ForMembers<Name extends CallName> {
  /** The answer is another one when this is. */
  version(services: Pick<RouteRequest<Name>, 'films'>): string;
  /** @param body as everyone is answered; shared, and must not be changed */
  body(
    body: BodyOf<Name>,
    request: Pick<RouteRequest<Name>, 'db' | 'films' | 'params'>,
  ): Promise<BodyOf<Name>>;
}

export const forMembers: { readonly [Name in CallName]?: ForMembers<Name> } = {
  titleDetails: {
    version: ({ films }) => films.version(),
    async body({ data }, { db, films, params }) {
      const links = await videosOf(db, params.id);
      return { data: { ...data, video_links: await Promise.all(links.map(films.signed)) } };
    },
  },
};

/** Members' calls whose answers are the same for all of them, but for their hearts. */
export const sharedByMembers: ReadonlySet<CallName> = new Set(['search', 'suggestions']);
