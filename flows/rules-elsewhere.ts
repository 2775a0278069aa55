import type { RuleId } from './rules';

const PAGE = 'The page shows it or links to it, whatever state its charts are in.';
const ADDRESS = "The page's address decides it, before a chart begins.";
const LOOKS = 'The styles do it, by the width of the window.';
const TEXT = 'A component writes it out of what the provider has sent.';
const FIELDS =
  "The form's own rules (contract/forms) say what is wrong; a chart is only given the errors.";
const CALL = 'The call does it: a chart neither sees nor counts it.';

export const rulesElsewhere: Readonly<Partial<Record<RuleId, string>>> = {
  ...because(PAGE, '2.landing.get-started', '2.landing.empty-email', '2.landing.sign-in'),
  ...because(PAGE, '2.landing.features', '2.landing.faq', '2.landing.prices'),
  ...because(PAGE, '2.login.form', '2.login.links', '2.signup.form', '2.signup.terms'),
  ...because(PAGE, '2.signup.prefilled', '2.forgot-password.form', '2.browse.order'),
  ...because(PAGE, '2.browse.hero', '2.movies.genres', '2.mylist.static', '2.search.box'),
  ...because(PAGE, '2.title.watch-now', '2.edit-profile.tabs', '2.submission.page'),
  ...because(PAGE, '2.licence.privacy', '2.licence.terms', '2.footer', '2.titles'),
  ...because(PAGE, '2.navigation.links', '2.navigation.member', '2.navigation.dropdown'),
  ...because(PAGE, '2.navigation.visitor', '9.removal'),
  ...because(ADDRESS, '2.movies.cast'),
  ...because(LOOKS, '2.navigation.small', '9.carousel.cards', '9.search.height'),
  ...because(LOOKS, '9.breakpoints', '9.grid.columns'),
  ...because(TEXT, '2.title.facts', '2.title.more', '2.title.cast', '2.title.empty'),
  ...because(TEXT, '8.duration', '9.prices', '9.badge', '9.ticks'),
  ...because(FIELDS, '5.profile.date', '9.password-length'),
  ...because(CALL, '4.password.token', '9.timeout', '9.stripe'),
};

function because(reason: string, ...ids: readonly RuleId[]) {
  return Object.fromEntries(ids.map((id) => [id, reason]));
}
