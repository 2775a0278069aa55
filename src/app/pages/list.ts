/** The site's pages, by name. */

export { page as account } from './account';
export { page as checkout } from './checkout';
export { page as confirmation } from './confirmation';
export { page as forgotPassword } from './forgot-password';
export { page as home } from './home';
export { page as invitation } from './invitation';
export { page as kidsMode } from './kids-mode';
export { page as landing } from './landing';
export { page as movies } from './movies';
export { page as myList } from './my-list';
export { page as notFound } from './not-found';
export { page as plans } from './plans';
export { page as privacyPolicy } from './privacy-policy';
export { page as search } from './search';
export { page as signIn } from './sign-in';
export { page as signUp } from './sign-up';
export { page as submission } from './submission';
export { page as terms } from './terms';
export { page as title } from './title';
export { page as tvShows } from './tv-shows';
export { page as watched } from './watched';
export { page as watchlist } from './watchlist';
