import { deviceStorage } from './deviceStorage.ts';
import { ownName } from '../base/guideBase.ts';

/** Key in the browser's storage. It is there for visitors who turned the key off. */
const entry = ownName('larch-search-key');

/** Returns true if the key "/" opens the search on this device. Software for speech input may press it by chance. */
export function opensByKey(): boolean {
  return deviceStorage.getItem(entry) === null;
}

/** Turns the key "/" on or off on this device. */
export function setOpensByKey(isOn: boolean): void {
  if (isOn) deviceStorage.removeItem(entry);
  else deviceStorage.setItem(entry, 'off');
}
