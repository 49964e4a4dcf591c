import type { TeamLinkView } from '#shared/contact/team-link.ts';
import type { Copy } from '#shared/content/parse.ts';
import { fill } from '#shared/i18n/fill.ts';
import { formatDateTime } from '#shared/i18n/locale.ts';
import { Button, ButtonLink, Buttons } from '../../components/Button.tsx';
import { FactList } from '../../components/FactList.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';

interface TeamLinkPageProps {
  copy: Copy['team-link'];
  view: TeamLinkView;
  language: string;
  timeZone: string;
}

/** A message behind a team link: its reference, its times and the one possible action. */
export function TeamLinkPage({ copy, view, language, timeZone }: TeamLinkPageProps) {
  if (view.kind !== 'message')
    return (
      <>
        <PageHeader title={copy.problems[view.kind].title} lead={copy.problems[view.kind].text} />
        <Section flush>
          <Buttons className="col-1-7">
            <ButtonLink {...copy.home} />
          </Buttons>
        </Section>
      </>
    );
  const { reference, receivedAt, replyBy, last, next } = view;
  const moment = (at: string) => formatDateTime(new Date(at), language, timeZone);
  const lastChange = last ? fill(copy.done[last.change], { moment: moment(last.at) }) : copy.done.untouched;
  return (
    <>
      <PageHeader title={copy.titles[view.state]} lead={lastChange} />
      <Section flush>
        <div className="col-1-7 stack">
          <FactList
            facts={[
              { label: copy.facts.reference, value: <strong>{reference}</strong> },
              { label: copy.facts.received, value: fill(copy.moment, { moment: moment(receivedAt) }) },
              { label: copy.facts.replyBy, value: fill(copy.moment, { moment: moment(replyBy) }) },
            ]}
          />
          {next && (
            // Without an address of its own the form posts to the link itself.
            <form className="stack" method="post">
              <p className="lead">{copy.notes[next]}</p>
              <Button
                type="submit"
                variant={next === 'reopen' ? 'outline' : 'primary'}
                name="action"
                value={next}
              >
                {copy.buttons[next]}
              </Button>
            </form>
          )}
        </div>
      </Section>
    </>
  );
}
