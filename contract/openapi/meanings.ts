/** Descriptions of schemas and fields that have no docstring, for OpenAPI. */

export const shapes: Readonly<Record<string, string>> = {
  Banner: 'A featured title on the home page.',
  Card: 'A title in a list.',
  CastMember: 'A person of a title.',
  Genre: 'A genre of the catalogue.',
  MemberSession: 'A session of the member.',
  NamedGenre: 'A genre of a title.',
  Passkey: 'A passkey of the member.',
  Plan: 'A plan that members can subscribe to.',
  PlanFeature: 'A feature of a plan.',
  Season: 'A season of a series.',
  SeriesOfEpisode: 'The series that an episode belongs to.',
  Subscription: "The member's subscription.",
  TitleDetails: 'A title with everything its page shows.',
  User: "The member's profile.",
  VideoLink: 'A video of a title.',
};

const picture = "A URL, absolute or relative to the provider's origin.";
const srcset = 'The same picture in several widths, as the `srcset` of an `img`.';
const day = '`YYYY-MM-DD`';
const moment = 'ISO 8601, in UTC.';

/** By field name; `Schema.field` and `call.field` take precedence, even over a docstring. */
export const fields: Readonly<Record<string, string>> = {
  // Titles
  poster_image: picture,
  poster_url: picture,
  thumbnail_image: picture,
  backdrop_image: picture,
  profile_image: picture,
  poster_srcset: srcset,
  thumbnail_srcset: srcset,
  backdrop_srcset: srcset,
  trailer_url: picture,
  trailer_url_type: 'As the `type` of a video link.',
  content_rating: 'The age rating, such as `PG-13`.',
  duration: '`hh:mm`',
  imdb_rating: 'From 0 to 10, with one decimal.',
  is_live: '`true` for a channel, which has no duration.',
  is_series: '`true` for a series; its duration is that of an episode.',
  is_watch_list: "Whether it is on the member's watchlist; `false` for visitors.",
  language: 'The name of the spoken language.',
  release_date: day,
  release_year: '`YYYY`',
  series: 'The series of an episode.',
  season: 'From 1; 0 for specials.',
  episode: 'From 1.',
  number: 'From 1; 0 for specials.',
  episodes: 'In order.',
  'SeriesOfEpisode.id': 'Of the series.',

  // Videos
  'VideoLink.url': "A URL, absolute or relative to the provider's origin. It may expire.",
  protection: 'The DRM systems of a protected stream.',
  license_url: 'The player POSTs its licence request here.',
  certificate_url: 'The certificate that FairPlay needs, and Widevine may need.',

  // Members
  api_token: 'The bearer token.',
  challenge: 'Pass the whole object to the browser.',
  date_of_birth: day,
  device: 'Browser and system, such as `Firefox on Linux`.',
  created_at: moment,
  exported_at: moment,
  seen_at: 'ISO 8601, in UTC, to the hour.',
  updated_at: moment,
  is_current: 'Whether this request belongs to the session.',
  card: 'The title; `null` if it is no longer available.',
  has_open_payment: 'Whether a payment page is open; deleting the account closes it.',

  // Prices
  price: 'Before the discount.',
  discount: 'A label, such as `10% off`.',
  discount_amount: 'Subtracted from the price: 3 means -$3.00.',
  subtotal: 'The price minus the discount.',
  value: 'Percent of the subtotal.',
  total: 'The subtotal plus taxes.',

  // Parameters
  genre_id: 'The id of a genre.',
  actor_id: 'The id of a cast member.',
  query: 'The text typed so far.',
  search: 'The search text.',
  'signOut.everywhere': 'Extension. Ends all sessions.',
  'titleDetails.id': 'The id of a title.',
  'cancelSubscription.id': 'The id of the subscription.',

  // Forms
  agreeTerms: 'The member agrees to the terms.',
  cast_id: 'The id of a cast member.',
  entertainment_id: 'The id of a title.',
  file_url: 'A new profile picture; if omitted, the current one stays.',
  forget: '`title` clears the position of this title; `all` clears every position and needs no id.',
  position: 'Seconds from the beginning.',
  invitation: 'The token from an invitation link.',
  passkey_id: 'The id of a passkey.',
  plan_id: 'The id of a plan.',
  thumnail: 'A picture of the movie.',
  redirect: 'The absolute `https:` URL of the payment page.',
  'saveProgress.duration': 'Seconds in total.',
  'processPayment.price': 'The total that the member saw, in the currency of the payment page.',
  'confirmPayment.session_id': 'From the URL that the payment page returned to.',
  'endSession.session_id': 'The id of a session.',
};
