/** What shapes and fields mean, where neither their names nor their docstrings say it. */

export const shapes: Readonly<Record<string, string>> = {
  Banner: 'A title as the home page presents it.',
  Card: 'A title as lists show it.',
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
  TitleDetails: 'A title as its page shows it.',
  User: "The member's profile.",
  VideoLink: 'A video of a title.',
};

const picture = "A URL, absolute or relative to the provider's.";
const srcset = 'The same picture in several widths, as the `srcset` of an `img`.';
const day = '`YYYY-MM-DD`';
const moment = 'ISO 8601, in UTC.';

/** By field; or by shape and field, or call and field, which come before a docstring. */
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
  language: 'The language that is spoken, by its name.',
  release_date: day,
  release_year: '`YYYY`',
  series: 'The series of an episode.',
  season: 'From 1; 0 for specials.',
  episode: 'From 1.',
  number: 'From 1; 0 for specials.',
  episodes: 'In order.',
  'SeriesOfEpisode.id': 'Of the series.',

  // Videos
  'VideoLink.url': 'Absolute or relative to the provider. The provider may let it expire.',
  protection: 'The DRM systems of a protected stream.',
  license_url: 'Where a player sends its licence request, by POST.',
  certificate_url: 'The certificate that FairPlay needs, and Widevine may need.',

  // Members
  api_token: 'The bearer token of the calls that follow.',
  challenge: 'The other fields are passed to the browser as they are.',
  date_of_birth: day,
  device: 'Browser and system, such as `Firefox on Linux`.',
  created_at: moment,
  exported_at: moment,
  seen_at: 'ISO 8601, in UTC, to the hour.',
  updated_at: moment,
  is_current: 'Whether it is the session of this request.',
  card: 'The title; `null` if it can no longer be shown.',
  has_open_payment: 'Whether a payment page is open, which is then closed.',

  // Prices
  price: 'Before the discount.',
  discount: 'A label, such as `10% off`.',
  discount_amount: 'Taken off the price: 3 means -$3.00.',
  subtotal: 'The price less the discount.',
  value: 'In percent of the subtotal.',
  total: 'The subtotal and the taxes.',

  // Parameters
  genre_id: 'The id of a genre.',
  actor_id: 'The id of a cast member.',
  query: 'What has been typed so far.',
  search: 'What to search for.',
  'signOut.everywhere': 'Extension. Ends all sessions.',
  'titleDetails.id': 'The id of a title.',
  'cancelSubscription.id': 'The id of the subscription.',

  // Forms
  agreeTerms: 'The member agrees to the terms.',
  cast_id: 'The id of a cast member.',
  entertainment_id: 'The id of a title.',
  file_url: 'The new profile picture; without it the present one stays.',
  forget: '`title` clears the position of this title, `all` every position, without an id.',
  position: 'Seconds from the beginning.',
  invitation: 'The token of a mailed link, for sites where accounts are made by invitation.',
  passkey_id: 'The id of a passkey.',
  plan_id: 'The id of a plan.',
  thumnail: 'The picture of the movie.',
  redirect: 'The payment page: an absolute `https:` address.',
  'saveProgress.duration': 'Seconds in total.',
  'processPayment.price': 'The total that the member saw, in the currency of the payment page.',
  'confirmPayment.session_id': 'From the address to which the payment page returned.',
  'endSession.session_id': 'The id of a session.',
};
