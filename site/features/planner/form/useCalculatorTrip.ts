import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { PlannerForm } from '#schemas/types/published.ts';
import { fromCalculator } from '../share/calculatorLink.ts';
import { emptyForm } from './tripDraft.ts';
import { addDays } from '../../../calendar/dates.ts';
import { useTripStore } from '../share/tripStore.ts';

/** Reads a trip from the budget calculator's query into the form and returns its length in days. */
export function useCalculatorTrip(offers: PlannerForm): number | null {
  const { search } = useLocation();
  const [days, setDays] = useState<number | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(search);
    const brought = fromCalculator(query, offers);
    setDays(brought.days);
    if (Object.keys(brought.form).length === 0) return;
    const { draft, write, edit } = useTripStore.getState();
    const form = { ...(draft ?? emptyForm(offers)), ...brought.form };
    const endDate =
      form.startDate && brought.days !== null ? addDays(form.startDate, brought.days - 1) : form.endDate;
    write({ ...form, endDate });
    edit();
  }, [search, offers]);
  return days;
}
