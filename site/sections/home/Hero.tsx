import type { HomeWords } from '../../../content/schema/home.ts';
import { ButtonLink, Buttons } from '../../components/button/Button.tsx';

export function Hero({ words }: { words: HomeWords['hero'] }) {
  const [explore, request] = words.actions;
  return (
    <section aria-labelledby="hero-title" data-surface="deep">
      <h1 id="hero-title">{words.title}</h1>
      <p>{words.subtitle}</p>
      <Buttons>
        <ButtonLink href={explore.href}>{explore.label}</ButtonLink>
        <ButtonLink variant="outline" href={request.href}>
          {request.label}
        </ButtonLink>
      </Buttons>
      <p>{words.note}</p>
    </section>
  );
}
