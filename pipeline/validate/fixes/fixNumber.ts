import { positionIn } from '../../load/yaml/explainYaml.ts';
import { suggestNumber } from './suggestNumber.ts';
import { hasType, isGroup, type SuggestFix } from './suggestedFix.ts';

const numberWords = 'zero one two three four five six seven eight nine ten'.split(' ');

export const number: SuggestFix = ({ error, name }) => {
  if (!hasType(error, 'number', 'integer')) return null;
  const { data } = error;
  const [, percent] = /^(\d+(?:\.\d+)?) ?%$/.exec(String(data)) ?? [];
  if (percent !== undefined && Number(error.parentSchema?.maximum) <= 1)
    return { suggestion: `Write ${Number(percent) / 100}` };
  if (data === '') return { message: `${name} is empty`, suggestion: 'Write the number, or remove the key.' };
  if (typeof data === 'number') return { suggestion: `Write ${Math.round(data)}.` };
  if (typeof data !== 'string') return null;
  const [, before = '', degrees, after = ''] =
    /^([NESW]?) ?(\d+(?:\.\d+)?) ?°? ?([NESW]?)$/i.exec(data) ?? [];
  if (degrees !== undefined && /[°NESW]/i.test(data))
    return {
      suggestion: `Write ${/[sw]/i.test(before + after) ? '-' : ''}${degrees}: south and west are negative.`,
    };
  const counted = numberWords.indexOf(data.toLowerCase());
  if (counted !== -1) return { suggestion: `Write ${counted}.` };
  if (/[°'′](?! ?[CF]$)/.test(data))
    return { suggestion: 'Write degrees with decimals, for example 51.4177; south and west are negative.' };
  const digits = data.normalize('NFKC');
  if (/^-?\d+(\.\d+)?$/.test(digits))
    return {
      suggestion: `Write ${digits}${digits === data ? ' without quotes' : ' in the digits of the keyboard'}.`,
    };
  const both = name.endsWith('.lat') ? positionIn(data) : null;
  if (both) return { suggestion: `Write lat: ${both.lat} and lng: ${both.lng}, each on its line.` };
  const [, hours = '', minutes = ''] =
    /^(\d{1,2}):(\d{2})(?: ?h)?$/.exec(name.endsWith('Minutes') ? data : '') ?? [];
  if (hours !== '')
    return { suggestion: `Write ${Number(hours) * 60 + Number(minutes)}: the field counts minutes.` };
  if (/^\d+(?:\s\d+)+$/.test(data))
    return { suggestion: `Write ${data.replaceAll(/\s/g, '')} without spaces.` };
  if (/^\d+[,.](?:-|–)+$/.test(data))
    return { suggestion: `Write ${Number.parseInt(data, 10)}, the number alone.` };
  if (/^-?\d{1,3}(,\d{3})+$/.test(data))
    return { suggestion: `Write ${data.replaceAll(',', '')} without a comma.` };
  if (/^-?\d+,\d+$/.test(data))
    return { suggestion: `Write ${data.replace(',', '.')}: use a point for decimals.` };
  return suggestNumber(data, name);
};

/** Hours in a field that counts minutes. */
export const hours: SuggestFix = ({ error: { data }, name }) => {
  if (typeof data !== 'number' || !name.endsWith('Minutes') || data <= 0 || data >= 24) return null;
  return { suggestion: `Write ${Math.round(data * 60)} if these are hours: the field counts minutes.` };
};

/** A latitude beyond the poles whose neighbour would be one. */
export const swapped: SuggestFix = ({ error: { data }, name, parent }) => {
  if (!isGroup(parent) || typeof data !== 'number' || !/(^|\.)lat$/.test(name)) return null;
  const { lng } = parent;
  if (typeof lng !== 'number' || Math.abs(lng) > 90) return null;
  return {
    message: `${name} is ${data} and lng ${lng}: they are swapped`,
    suggestion: `Write lat: ${lng} and lng: ${data}.`,
  };
};
