export { addDays, isCalendarDate as isDate } from '#schemas/rules/calendarDate.ts';
