/** The sample titles of /mylist, hard-coded as specified (spec §2). */
export const samples = [
  {
    name: 'The Last Projectionist',
    facts: ['Drama', '1hrs 54min'],
    line: 'A cinema closes. One man goes on showing films to an empty hall.',
  },
  {
    name: 'Salt Roads',
    facts: ['Adventure', '2hrs 11min'],
    line: 'Two sisters cross a dried-up sea with a map that is out of date.',
  },
  {
    name: 'Nine Minutes to Midnight',
    facts: ['Thriller', '1hrs 38min'],
    line: "A night editor gets tomorrow's front page, and it is about her.",
  },
  {
    name: 'Paper Tigers',
    facts: ['Animation', '1hrs 22min'],
    line: "What the drawings do when the studio's lamps go out.",
  },
  {
    name: 'The Quiet Orbit',
    facts: ['Science Fiction', '2hrs 3min'],
    line: 'A crew of five, and six places laid at the table.',
  },
  {
    name: 'Monsoon Letters',
    facts: ['Romance', '1hrs 47min'],
    line: 'A postman reads what he should not, and answers it.',
  },
  {
    name: 'Kitchen of the Winds',
    facts: ['Comedy', '1hrs 29min'],
    line: 'A mountain inn with one guest, three cooks and no recipe.',
  },
  {
    name: 'Glass Harbour',
    facts: ['Mystery', '8 episodes'],
    line: 'Every ship that leaves the port comes back a day too early.',
  },
  {
    name: 'Drums Below',
    facts: ['Horror', '1hrs 41min'],
    line: 'The new metro line hears somebody working on the other side.',
  },
  {
    name: 'First Light, Slow Train',
    facts: ['Documentary', '1hrs 16min'],
    line: 'Forty stations before breakfast, and who waits at each.',
  },
  {
    name: "The Understudy's Bow",
    facts: ['Music', '1hrs 58min'],
    line: 'She knows every part of the opera but the one that is hers.',
  },
  {
    name: 'Half a Kingdom',
    facts: ['Fantasy', '10 episodes'],
    line: 'The princess was promised away. She would like the kingdom instead.',
  },
] as const;
