/** The texts of the landing page; those that the specification fixes come first. */
export const texts = {
  invalidEmail: 'Please enter a valid email address.',
  getStarted: 'Get Started',
  signIn: 'Sign In',
  browse: 'Browse',
  headline: 'Stories worth staying to the end for',
  promise: 'Films, series and TV channels from ₹149 a month. Start anywhere, stop anytime.',
  invitation: 'Ready to watch? Enter your email to create your account.',
  questions: 'Frequently asked questions',
  lastCall: 'The lights are going down',
  lastPromise: 'Find your seat: an account takes a minute.',
  memberPromise: 'Find your seat: the films are waiting.',
  createAccount: 'Create your account',
};

export const features = [
  {
    picture: 'living-room',
    title: 'Made for the big screen at home',
    text: 'Play it on your TV, put your feet up and let the room go dark. Films adapt to your line, so they play on when the evening gets busy.',
  },
  {
    picture: 'every-screen',
    title: 'And for every screen you carry',
    text: 'On a phone in the last bus, a tablet in the kitchen or a laptop in bed: open the page, sign in and press play. There is nothing to install.',
  },
  {
    picture: 'watchlist',
    title: 'A list that waits for you',
    text: 'Heard of something good? Press the heart and it is on your watchlist, ready for the night you finally have two hours.',
  },
  {
    picture: 'your-film',
    title: 'Your own film on the bill',
    text: 'Made something yourself? Send us the title, the poster and the people behind it. If it belongs here, we will talk about a licence.',
  },
] as const;

export const questions = [
  {
    question: 'What is Fin?',
    answer:
      'Fin is a streaming service for films, TV shows and TV channels. Visitors can look around and watch every trailer; members watch the whole thing, as often as they like.',
  },
  {
    question: 'How much does Fin cost?',
    answer:
      'Plans range from ₹149 to ₹649 a month. Pick one, pay by card and stop whenever you like.',
  },
  {
    question: 'Where can I watch?',
    answer:
      'Anywhere with a browser and a connection: smart TVs, computers, tablets and phones. Sign in with your account wherever you are.',
  },
  {
    question: 'How do I cancel?',
    answer:
      'Open Subscription plans in your profile menu and cancel there. It takes a minute, and you can come back at any time.',
  },
  {
    question: 'What can I watch on Fin?',
    answer:
      'Dramas, comedies, thrillers, documentaries, animation, series and TV channels, from the public’s favourites to first films sent in by their makers.',
  },
  {
    question: 'Is Fin good for kids?',
    answer:
      'Yes. Every title carries its age rating on its card, and the family and animation shelves hold films that children and parents enjoy together.',
  },
] as const;
