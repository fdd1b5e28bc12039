/** Seconds after the visitor's consent, or after the load of the page where consent was given before. */
export const outsideDelays = {
  /** The first interaction of the visitor ends it, too. */
  statistics: 3,
  ads: 5,
  widget: 4,
  /** From then on, until the widget must have reported that it is ready. */
  widgetAnswers: 8,
};
