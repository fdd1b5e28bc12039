import { useState } from 'react';
import { priceText } from '#schemas/rules/money.ts';
import { TextField } from '../../../ui/Field/TextField.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import { planLimits } from '../rules/planLimits.ts';
import { readBudget } from '../rules/money/readBudget.ts';

interface BudgetFieldProps {
  value: string;
  defaultBudget: number;
  /** Length of the trip in days, or null until both dates are chosen. */
  length: number | null;
  /** True after an attempt to plan, which shows the problem at once. */
  isChecked: boolean;
  onChange: (budget: string) => void;
}

/** Renders the budget of the group, with the amount that we read in it. */
export function BudgetField({ value, defaultBudget, length, isChecked, onChange }: BudgetFieldProps) {
  const currency = useCurrency();
  const [isLeft, setIsLeft] = useState(false);
  const read = readBudget(value, currency);
  const problem = read && 'problem' in read ? read.problem : null;
  // While it is typed the problem is a hint of the same size, so that leaving the field moves nothing.
  const isShown = problem !== null && (isLeft || isChecked);
  const money = (amount: number) => priceText(Math.round(amount), currency);
  const amount = read && 'amount' in read ? read.amount : defaultBudget;
  const perDay = length === null ? '' : `, ${money(amount / length)} a day for the group`;
  const hint =
    read === null
      ? `Leave empty and we assume ${money(amount)}${perDay}.`
      : `We read ${money(amount)} ${currency}${perDay}.`;
  return (
    <TextField
      label={`Total budget, ${currency}`}
      problem={isShown ? problem : null}
      {...(!isShown && { hint: problem ?? hint })}
      value={value}
      inputMode="decimal"
      maxLength={planLimits.word}
      onChange={(budget) => {
        setIsLeft(false);
        onChange(budget);
      }}
      onLeave={() => setIsLeft(true)}
    />
  );
}
