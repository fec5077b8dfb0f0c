import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { button } from '../support/account';
import { detailAddress, openDetail, SERVICE, shownPrice } from '../support/market';
import { holdNextCall } from '../support/network';
import { renderApp } from '../support/renderApp';

const CHOSEN = '&plan=pro&period=year-1&spec.streams=80&spec.dialect=cantonese&spec.speakers=1&quantity=3';
const region = (name: string | RegExp) => screen.getByRole('region', { name });
const head = () => screen.getByRole('heading', { level: 1 }).closest('header') as Element;
const tabs = () => screen.getByRole('navigation', { name: 'About this service' });

const SIMILAR = `
    article Voice Synthesis: // ### [Voice Synthesis](/serviceMarket/detail?serviceId=voice-synthesis) // … // Tingxi Speech
    <4.7 out of 5, 341 ratings> // From ¥99 / month
    article Recording to Text: // ### [Recording to Text](/serviceMarket/detail?serviceId=recording-to-text) // … // Tingxi Speech
    <4.5 out of 5, 158 ratings> // From ¥180 · 100 hours
    article Call Quality Inspection: // ### [Call Quality Inspection](/serviceMarket/detail?serviceId=call-quality-inspection) // … // Tingxi Speech
    <4.4 out of 5, 61 ratings> // From ¥12,800 / year`;
const CATEGORY = '[View all in this category](/serviceMarket?columnId=10102)';

describe('the page of a service', () => {
  it('shows what it is, how it can be configured and similar ones, in the language of the reader', async () => {
    const release = holdNextCall('GET', `service/${SERVICE}`);
    const { user } = renderApp(detailAddress(CHOSEN));
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeInTheDocument());
    release();
    await screen.findByRole('heading', { level: 1 });
    await waitFor(shownPrice);
    expect(
      screen.getByRole('navigation', { name: 'Category' }),
    ).toRead(`[Market](/serviceMarket) // [Artificial intelligence](/serviceMarket?columnId=101)
    [Speech recognition](/serviceMarket?columnId=10102)`);
    expect(head()).toRead(`ul Pictures: // (Show picture 1: A few lines of code make a call)
    (Show picture 2: Trends by day and by week)
    (Show picture 3: A meeting with its people and shared screen) // # Live Transcription
    Words appear half a second after they are said: for live captions and meeting notes. // ul Tags: // Speech to text
    Captions // Live // Type // API // Rating // [<4.6 out of 5, 203 ratings>](${detailAddress(CHOSEN)}#reviews)
    Orders // 2,890 // Provider // [Tingxi Speech](/provider/tingxi) // [010-0555-0112](tel:01005550112)
    [hello.tingxi@example.com](mailto:hello.tingxi@example.com)`);
    await user.click(button('Price details'));
    expect(
      region('Configure'),
    ).toRead(`## Configure // Try this configuration for free. // (Try free for 14 days) // Plan
    ( ) Standard ¥6,109 / year – 10 streams 300 hours a month Your own word list
    (•) Professional ¥17,329 / year – 50 streams 2,000 hours a month Speakers told apart // Term // ( ) 1 month ¥1,699
    ( ) 1 quarter Save ¥255.00 ¥5,097 ¥4,842 // (•) 1 year Save ¥3,059.00 ¥20,388 ¥17,329 // (Decrease Streams)
    Streams: 80 – From 10 to 500, in steps of 10 // (Increase Streams) // streams // From 10 to 500, in steps of 10
    Languages // ( ) Mandarin // (•) Mandarin and Cantonese // ( ) Mandarin and Sichuanese // [on] Tell speakers apart
    (Decrease Quantity) // Quantity: 3 – From 1 to 10 // (Increase Quantity) // From 1 to 10 // ul Before you buy:
    By ordering you agree to: // [Platform Service Terms](/agreement/blockserveterms) // status:
    Total ¥71,751.00 ¥80,928.00 Including 6% tax: ¥4,061.38 // (Price details) expanded // Price breakdown
    Professional, 1 year ¥20,388.00 × 3 // ¥61,164.00 // Streams ¥15.00 × 30 × 12 months × 3 // ¥16,200.00
    Languages: Mandarin and Cantonese ¥99.00 × 12 months × 3 // ¥3,564.00
    Discount for the longer term −¥3,059.00 × 3 // −¥9,177.00 // Total // ¥80,928.00 ¥71,751.00 // (Buy now)`);
    expect(region('Similar services')).toRead(`## Similar services \n${CATEGORY} ${SIMILAR}`);
    const marks = (text: string) => within(region(/^(Similar services|同类服务)$/)).queryAllByText(text);
    expect(marks('TS')).toHaveLength(3);
    await waitFor(() => expect(document.title).toBe('Live Transcription - Service Market'));

    await user.click(button('中文'));
    expect(await screen.findByRole('heading', { level: 1, name: '实时语音转写' })).toBeVisible();
    expect(await screen.findByRole('radio', { name: /^专业版/ })).toBeChecked();
    expect(button('立即购买')).toBeVisible();
    await waitFor(() => expect(marks('听')).toHaveLength(3));
  });

  it('shows its description with its contents, its specification and questions', async () => {
    const { user } = await openDetail(detailAddress(CHOSEN));
    const links = (first: string, second: string) => `
    [Description](${detailAddress(CHOSEN)})${first}
    [Specifications and FAQ](${detailAddress(CHOSEN, '/tab2')})${second}`;
    expect(tabs()).toRead(links(' selected', ''));
    expect(
      await screen.findByRole('navigation', { name: 'Contents' }),
    ).toRead(`[Where it helps](#section-where-it-helps) // [How well it hears](#section-how-well-it-hears)
    [From sample to live](#section-from-sample-to-live) // [Technical support](#section-technical-support)`);
    expect(await screen.findByRole('heading', { name: 'Where it helps' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Specifications and FAQ' }));
    await screen.findByRole('heading', { name: 'Specifications' });
    expect(tabs().parentElement as Element).toRead(`nav About this service: ${links('', ' selected')}
    section Specifications: // ## Specifications // Protocol
    WebSocket, resumes after a break // First word // Within 400 milliseconds // Session // Up to 5 hours // Audio
    WAV, MP3, AMR, PCM at 8 or 16 kHz // Storage
    In mainland China, deleted after 7 days unless you choose otherwise
    section Frequently asked questions: // ## Frequently asked questions // Are words lost on a bad network? // … // What is a stream? // … // How does it do in noise? // …
    Can anybody listen to my recordings?
    No. Nobody plays customer audio without written permission, and every access is logged.`);
    const [first] = document.querySelectorAll('details');
    if (first) first.open = true;
    await waitFor(() => expect(history.location.hash).toBe('#faq-1'));
    expect(history.location.search).toContain(CHOSEN);
  });

  it('shows its cover, its pictures one by one with their captions, and its cover in place of a broken one', async () => {
    const { user } = await openDetail();
    const pictures = within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('button');
    const main = screen.getByRole('heading', { level: 1 }).closest('header')?.querySelector('figure');
    expect(main?.querySelector('img')).toBeNull();
    expect(main?.querySelector('svg')).toBeInTheDocument();
    pictures[1]?.focus();
    await user.keyboard('{Enter}');
    const shown = screen.getByRole('img', { name: 'Trends by day and by week' });
    expect(screen.getByText('Trends by day and by week', { selector: 'figcaption' })).toBeVisible();
    expect(pictures.map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
    const broken = () =>
      pictures.map((each) => each.querySelector('img')?.getAttribute('src') === shown.getAttribute('src'));
    expect(broken()).toEqual([false, true, false]);
    fireEvent.error(shown);
    expect(screen.queryByRole('img', { name: 'Trends by day and by week' })).not.toBeInTheDocument();
    expect(broken()).toEqual([false, false, false]);
    const [thumbnail] = pictures.map((each) => each.querySelector('img'));
    const source = thumbnail?.getAttribute('src');
    if (thumbnail) fireEvent.error(thumbnail);
    expect(pictures[0]?.querySelector('img')?.getAttribute('src')).not.toBe(source);
    await user.click(pictures[2] as HTMLElement);
    expect(main?.querySelector('img')).toBeInTheDocument();
    await user.click(pictures[2] as HTMLElement);
    expect(main?.querySelector('img')).toBeNull();
  });
});
