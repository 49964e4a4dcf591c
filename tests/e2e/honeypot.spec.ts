import { fieldNames } from '#shared/contact/contact-message.ts';
import { honeypotField } from '#shared/contact/contact-requests.ts';
import { field, openForm } from '../support/contact-form.ts';
import { expect, test } from '../support/test.ts';

// The field of the contact form that only bots fill in.

test('The honeypot is not seen, not reached by keyboard and not read out', async ({ page }) => {
  await openForm(page);
  const honeypot = page.locator(`[name="${honeypotField}"]`);
  await expect(honeypot).toHaveCount(1);
  const box = await honeypot.evaluate(input => input.parentElement?.getBoundingClientRect().toJSON());
  expect([box.width, box.height]).toEqual([1, 1]);
  await expect(page.getByRole('textbox')).toHaveCount(fieldNames.length);
  await field(page, 'name').focus();
  for (const name of fieldNames.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(field(page, name)).toBeFocused();
  }
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
});

test('The honeypot is left empty by a browser that fills in the form for a person', async ({ page }) => {
  await openForm(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  const { root } = await browser.send('DOM.getDocument');
  const name = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#message-name' });
  const { node } = await browser.send('DOM.describeNode', name);
  await field(page, 'name').click();
  await browser.send('Autofill.enable');
  await browser.send('Autofill.trigger', {
    fieldId: node.backendNodeId,
    address: {
      fields: [
        { name: 'NAME_FULL', value: 'Ana Pérez' },
        { name: 'EMAIL_ADDRESS', value: 'ana@example.org' },
        { name: 'PHONE_HOME_WHOLE_NUMBER', value: '+13055550177' },
        { name: 'COMPANY_NAME', value: 'Clinic' },
        { name: 'ADDRESS_HOME_STREET_ADDRESS', value: '1 Street' },
        { name: 'ADDRESS_HOME_CITY', value: 'Tampa' },
        { name: 'ADDRESS_HOME_COUNTRY', value: 'US' },
      ],
    },
  });
  await expect(field(page, 'organization')).toHaveValue('Clinic');
  await expect(field(page, 'name')).toHaveValue('Ana Pérez');
  await expect(page.locator(`[name="${honeypotField}"]`)).toHaveValue('');
});
