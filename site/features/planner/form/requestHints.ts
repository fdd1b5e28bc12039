import type { FormPart } from './Question.tsx';

/** Answer to a request: a part of the form that does what was requested, or a page that helps. */
export type RequestHint =
  | { text: string; part: FormPart; label: string }
  | { text: string; href: string; label: string };

interface Topic {
  words: RegExp;
  /** Phrases with these words that mean something else. */
  except?: RegExp;
  hint: RequestHint;
}

const children =
  /\b(kids?|child|children|toddlers?|bab(y|ies)|infants?|teen(ager)?s?|sons?|daughters?|(\d+|one|two|three|\w+teen)[- ]years?[- ]olds?)\b/;

const topics: Topic[] = [
  {
    words: children,
    except:
      /\b(no|without|not? any) (kids|children|bab(y|ies)|toddlers)\b|\bkids at heart\b|\bbaby (steps|blue)\b|\bchild(ren)?(-| )free\b|\bchildhood\b/,
    hint: {
      text: 'Children? Enter how many and how old under "Who and how much?".',
      part: 'children',
      label: 'Enter Children',
    },
  },
  {
    words: /\b(dogs?|pupp(y|ies))\b/,
    except:
      /\bhot dogs?\b|\bdog[- ]?sled(s|ding|ge)?\b|\bprairie dogs?\b|\bcorn dogs?\b|\b(no|without) (a )?dogs?\b|\bdog(gy|gie) bags?\b/,
    hint: {
      text: 'A dog? Plans do not choose places by it. See the trails where it may go on a leash all year.',
      href: '/hiking-map?for=dogs',
      label: 'Trails for dogs',
    },
  },
  {
    words: /\bstrollers?\b/,
    hint: {
      text: 'A stroller? Plans do not choose places by it. See the trails on which one can be pushed.',
      href: '/hiking-map?for=strollers',
      label: 'Trails for strollers',
    },
  },
  {
    words:
      /\b(wheel-?chairs?|wheelchair|rollators?|step[- ]free|barrier[- ]free|(can(no|')t|cannot) (climb )?(walk|stairs))\b/,
    hint: {
      text: 'Plans do not choose places by steps and surfaces. See the trails that pages name for wheelchairs, and ask each place before you go.',
      href: '/hiking-map?for=wheelchairs',
      label: 'Trails for wheelchairs',
    },
  },
  {
    words:
      /\b(no|without( a)?|do(n't| not) (have|own|want|rent) a) (rental )?car\b|\b(don't|do not|can't|cannot) drive\b|\bby (bus|public transport|public transit)\b|\bpublic transport\b/,
    hint: {
      text: 'No car? Choose it under "How do you get about?".',
      part: 'transport',
      label: 'Choose Transport',
    },
  },
  {
    words:
      /\b(arriv(e|es|ing|al)|land(s|ing)? at|flight|depart(s|ing|ure)?|leav(e|es|ing)) [\w ]*?\d|\blate arrival\b|\bearly (flight|departure)\b/,
    hint: {
      text: 'Fixed times? Enter your arrival and departure under "When are you coming?".',
      part: 'times',
      label: 'Enter Times',
    },
  },
  {
    words:
      /\b(one|same|single) (hotel|bed|place to stay|base)\b|\b(don't|do not|no) (want to )?(change|changing|move|moving) (hotels?|rooms?|beds?)\b/,
    hint: { text: 'One bed? Tick "Keep one bed for the whole trip".', part: 'oneBed', label: 'Go There' },
  },
  {
    words: /\b(vegan|vegetarian)s?\b/,
    hint: {
      text: 'Vegetarian or vegan? Choose it as the dining preference.',
      part: 'dining',
      label: 'Choose Dining',
    },
  },
];

/** Returns the hints for a special request, one for each topic that it names. */
export function requestHints(request: string): RequestHint[] {
  const text = request.toLowerCase().replaceAll('’', "'");
  return topics.flatMap(({ words, except, hint }) => {
    const rest = except ? text.replaceAll(new RegExp(except, 'g'), ' ') : text;
    return words.test(rest) ? [hint] : [];
  });
}
