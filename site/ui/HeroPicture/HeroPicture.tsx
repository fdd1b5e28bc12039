import type { Picture as PictureData } from '#schemas/types/published.ts';
import { Picture } from '../Picture/Picture.tsx';
import { frame } from './HeroPicture.css.ts';

/** The large picture at the top of a page without another: the first thing that loads. */
export function HeroPicture({ picture }: { picture: PictureData }) {
  return (
    <div className={frame}>
      <Picture picture={picture} crop="wide" sizes="100vw" loading="first" fill />
    </div>
  );
}
