import { useState } from 'react';
import { priceText } from '#schemas/rules/money.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Chips } from '../../ui/Chips/Chips.tsx';
import { CheckboxGroup } from '../../ui/Field/CheckboxGroup.tsx';
import { DateField } from '../../ui/Field/DateField.tsx';
import { SearchField } from '../../ui/Field/SearchField.tsx';
import { SelectField } from '../../ui/Field/SelectField.tsx';
import { Grid, Row, Stack } from '../../ui/Layout/Layout.tsx';
import { OptionRows } from '../../ui/OptionRows/OptionRows.tsx';
import { useCurrency } from '../../ui/SiteContext.ts';
import { Stepper } from '../../ui/Stepper/Stepper.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { type View, ViewToggle } from '../../ui/ViewToggle/ViewToggle.tsx';
import { band } from './TokenSamples.css.ts';

const letters = ['a', 'b', 'c'] as const;
type Letter = (typeof letters)[number];
const options = letters.map((value) => ({ value, label: `Choice ${value.toUpperCase()}` }));

/** All controls and fields. */
export function ControlSamples() {
  const currency = useCurrency();
  const [text, setText] = useState('');
  const [letter, setLetter] = useState<Letter>('a');
  const [chosen, setChosen] = useState<Letter[]>(['b']);
  const [count, setCount] = useState(2);
  const [view, setView] = useState<View>('map');
  return (
    <Stack gap="wide">
      <Row>
        <Button>Act here</Button>
        <Button variant="main">Main step</Button>
        <Button variant="outline">Second choice</Button>
        <Button variant="quiet">Quiet</Button>
        <Button disabled>Not now</Button>
        <Button small>Small</Button>
      </Row>
      <div className={band}>
        <Row>
          <Button variant="onBand">On the band</Button>
          <ViewToggle view={view} onChange={setView} />
        </Row>
      </div>
      <Grid of="two">
        <SearchField label="Search" value={text} onChange={setText} />
        <SelectField label="Select" hint="A hint" value={letter} onChange={setLetter} options={options} />
        <DateField label="Day" value="" onChange={() => {}} />
        <Stepper label="Count" hint="1 to 10" value={count} min={1} max={10} onChange={setCount} />
        <CheckboxGroup legend="Any of these" options={options} chosen={chosen} onChange={setChosen} />
        <OptionRows
          legend="One of these"
          options={options.map((option, index) => ({ ...option, price: priceText(index + 1, currency) }))}
          chosen={letter}
          onChange={setLetter}
        />
      </Grid>
      <Chips chips={chosen.map((label) => ({ label, onRemove: () => setChosen([]) }))} />
      <Tabs label="Tabs" tabs={options.map(({ label }) => ({ label, content: <p>Panel of {label}</p> }))} />
    </Stack>
  );
}
