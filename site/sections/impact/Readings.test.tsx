import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../../content/content.ts';
import { Readings } from './Readings.tsx';

const { impact, claims } = readContent('en');

function readings(reviewed: string | undefined): string {
  return renderToStaticMarkup(
    <Readings words={impact.readings} figures={claims.figures} reviewed={reviewed} language="en" />,
  );
}

describe('the four figures', () => {
  it('name the day of their last review, the same day in every time zone', () => {
    expect(readings('2026-11-21')).toContain('Figures last reviewed November 21, 2026.');
  });

  it('name no day when none is set', () => {
    expect(readings(undefined)).not.toContain('reviewed');
  });

  it('stand beside their definitions', () => {
    const markup = readings(undefined);
    for (const figure of claims.figures) {
      expect(markup).toContain(figure.value);
      expect(markup).toContain(figure.note);
    }
  });
});
