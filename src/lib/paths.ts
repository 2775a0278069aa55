import { encodeQuery } from '../../contract/query';

export const patterns = {
  movies: '/movies/:id?',
  title: '/movie-details/:id',
  checkout: '/get-payment-detail/:plan_id',
};

export const paths = {
  landing: '/',
  signIn: '/login',
  signUp: '/signup',
  invitation: '/invitation',
  forgotPassword: '/forgot-password',
  home: '/browse',
  movies: '/movies',
  moviesOfGenre: (id: string) =>
    `/movies/${encodeURIComponent(id)}${encodeQuery({ type: 'genre' })}`,
  moviesWithActor: (id: string) =>
    `/movies/${encodeURIComponent(id)}${encodeQuery({ type: 'cast' })}`,
  tvShows: '/tv-show',
  title: (id: string) => `/movie-details/${encodeURIComponent(id)}`,
  search: '/search',
  searchFor: (query: string) => `/search${encodeQuery({ q: query })}`,
  watchlist: '/my-watch-list',
  watched: '/watched',
  kidsMode: '/kids-mode',
  myList: '/mylist',
  account: '/edit-profile',
  password: '/edit-profile?tab=password',
  plans: '/plans',
  checkout: (planId: string) => `/get-payment-detail/${encodeURIComponent(planId)}`,
  confirmation: '/payment-success',
  submission: '/submit-your-movie',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-conditions',
};
