/** The texts of the landing page; those that the specification fixes come first. */
export const texts = {
  invalidEmail: 'Please enter a valid email address.',
  getStarted: 'Get Started',
  signIn: 'Sign In',
  browse: 'Browse',
  lookAround: 'Look around first',
  top: 'Top 10',
  headline: 'Stories worth staying to the end for',
  promise: 'Films, series and TV channels from ₹149 a month. Start anywhere, stop anytime.',
  invitation: 'Ready to watch? Enter your email to create your account.',
  questions: 'Frequently asked questions',
  lastCall: 'The lights are going down',
  lastPromise: 'Take your seat. Signing up takes a minute.',
  memberPromise: 'Take your seat. The films are waiting.',
  createAccount: 'Create your account',
};

export const features = [
  {
    picture: 'living-room',
    title: 'Made for the big screen at home',
    text: 'Play it on your TV, put your feet up and let the room go dark. The picture adapts to your connection, so it keeps playing when the network is busy.',
  },
  {
    picture: 'every-screen',
    title: 'And for every screen you carry',
    text: "On your phone on the last bus home, a tablet in the kitchen, a laptop in bed: open the page, sign in, press play. There's nothing to install.",
  },
  {
    picture: 'watchlist',
    title: 'A list that waits for you',
    text: 'Heard of something good? Tap the heart to keep it on your watchlist for the night you finally have two hours.',
  },
  {
    picture: 'your-film',
    title: 'Your own film on the bill',
    text: "Made something yourself? Send us the title, the poster and the people behind it. If it belongs here, we'll talk about a licence.",
  },
] as const;

export const questions = [
  {
    question: 'What is Fin?',
    answer:
      'Fin is a streaming service for films, TV shows and TV channels. Visitors can look around and watch every trailer; members watch it all, as often as they like.',
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
      'Dramas, comedies, thrillers, documentaries, animation, series and TV channels, from crowd favourites to debuts sent in by their makers.',
  },
  {
    question: 'Is Fin good for kids?',
    answer:
      'Yes. Every title carries its age rating on its card, and the family and animation shelves hold films that children and parents enjoy together. Kids mode, under This device in your profile, shows only titles up to the age you choose, until you enter your PIN.',
  },
] as const;
