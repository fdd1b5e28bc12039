import type { Photograph } from '#schemas/types/published.ts';
import { Grid, Stack } from '../Layout/Layout.tsx';
import { stack } from '../Layout/Layout.css.ts';
import { note } from '../SourceNote/SourceNote.css.ts';
import { scaled } from '../theme/shared.css.ts';
import { withBase } from '../../base/guideBase.ts';

export interface PhotographsProps {
  photographs: Photograph[];
}

/** One wide photograph, and up to three smaller ones below it, each with its month, author and licence. */
export default function Photographs({ photographs: [first, ...others] }: PhotographsProps) {
  return (
    <Stack>
      {first && <Captioned photograph={first} sizes="(min-width: 1000px) 55vw, 92vw" />}
      {others.length > 0 && (
        <Grid of={others.length === 3 ? 'three' : 'two'}>
          {others.map((photograph) => (
            <Captioned
              key={photograph.files[0]?.url}
              photograph={photograph}
              sizes="(min-width: 1000px) 27vw, (min-width: 700px) 45vw, 92vw"
            />
          ))}
        </Grid>
      )}
    </Stack>
  );
}

/** No colour is laid over it in dark schemes, because it shows the colours of the place. */
function Captioned({ photograph, sizes }: { photograph: Photograph; sizes: string }) {
  const { files, alt, when, caption, source, author, licence, licenceUrl } = photograph;
  const largest = files.at(-1);
  return (
    <figure className={stack.tight}>
      <img
        src={largest && withBase(largest.url)}
        srcSet={files.map(({ url, width }) => `${withBase(url)} ${width}w`).join(', ')}
        sizes={sizes}
        width={largest?.width}
        height={largest?.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={scaled}
      />
      <figcaption className={note}>
        {when}, {caption}.{' '}
        <a href={source} rel="noopener nofollow">
          {author}
        </a>
        ,{' '}
        <a href={licenceUrl} rel="license noopener">
          {licence}
        </a>
      </figcaption>
    </figure>
  );
}
