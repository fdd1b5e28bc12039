import { isInForceOn } from '#schemas/rules/notices/noticeInForce.ts';
import type { BoundNotice, EmergencyContact, PlannerStay, Trail } from '#schemas/types/published.ts';
import { whenText } from '../../../notices/noticeTexts.ts';
import type { SheetTexts } from '../../../ui/PrintSheet/SheetPart.tsx';
import type { PlanDay } from '../rules/day/layOutPlan.ts';
import { isRule, noticeNote } from '../rules/places/placeNotices.ts';
import { clockText, driveText, durationText } from '../view/tripText.ts';
import { placesOfDay } from '../rules/day/placesOfDay.ts';

interface DayFacts {
  day: PlanDay;
  beds: readonly PlannerStay[];
  /** Notices of the whole park. */
  notices: readonly BoundNotice[];
  walks: readonly Pick<Trail, 'name' | 'hazards'>[];
  contacts: readonly EmergencyContact[];
}

/** Number of emergency contacts on a sheet: the first ones come first for everybody. */
const contactsShown = 3;

interface DayTexts {
  stops: SheetTexts;
  /** Notices, and hazards if there are any. */
  cautions: SheetTexts[];
  calls: SheetTexts;
}

/** Returns the texts of a printed day: its stops and bed, what is in force, hazards, and whom to call. */
export function dayTexts({ day, beds, notices, walks, contacts }: DayFacts): DayTexts {
  const bound = dayNotices(day, beds, notices).map(
    (notice) => `${noticeNote(notice)} ${whenText(notice.when)}.`,
  );
  const dangers = walks.flatMap(({ name, hazards }) =>
    hazards.length > 0 ? [`${name}: ${hazards.join('; ')}.`] : [],
  );
  const noNotice = 'We know of no notice. Ask at the visitor centre.';
  return {
    stops: { heading: 'Stops', lines: [...stopLines(day), ...bedLines(day)] },
    cautions: [
      {
        heading: 'In force on this day',
        lines: [...(bound.length === 0 ? [noNotice] : bound), ...day.warnings],
      },
      ...(dangers.length > 0 ? [{ heading: 'Hazards', lines: dangers }] : []),
    ],
    calls: {
      heading: 'Emergency',
      lines: contacts.slice(0, contactsShown).map(({ name, number }) => `${number}: ${name}`),
    },
  };
}

function stopLines(day: PlanDay): string[] {
  return placesOfDay(day).map(({ place, item }, index) => {
    // Notices have a column of their own.
    const said = new Set(place.notices.map(noticeNote));
    return [
      `${index + 1}. ${clockText(item.time)}: ${place.name}`,
      ...(item.drive && item.drive.km > 0 ? [`${driveText(item.drive)} to get there`] : []),
      ...(item.duration === null ? [] : [`${durationText(item.duration)} there`]),
      ...item.notes.filter((note) => !said.has(note)),
    ].join(' · ');
  });
}

function bedLines({ evening }: PlanDay): string[] {
  const bed = evening.find(({ type }) => type === 'accommodation');
  return bed ? [`Bed: ${[bed.item, ...bed.notes].join(' · ')}`] : ['No bed: the trip ends on this day.'];
}

/**
 * Returns the notices in force on a day, each once: those of its places and beds, then those of the whole park, without
 * rules that always hold there, for which a sheet has no room.
 */
function dayNotices(day: PlanDay, beds: readonly PlannerStay[], park: readonly BoundNotice[]): BoundNotice[] {
  const places = placesOfDay(day).map(({ place }) => place);
  const all = [
    ...[...places, ...beds].flatMap(({ notices }) => notices),
    ...park.filter((notice) => !isRule(notice)),
  ];
  const bound = all.filter(({ when }) => isInForceOn(when, day.date));
  return [...new Map(bound.map((notice) => [noticeNote(notice), notice])).values()];
}
