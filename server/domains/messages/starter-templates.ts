import type { TemplateInput } from '#src/contract/messages/application-message.ts';

const lines = (...paragraphs: string[]): string => paragraphs.join('\n\n');

/** Every employer's first templates, one of each kind in each language; employers may change or delete them. */
export const STARTER_TEMPLATES: readonly TemplateInput[] = [
  {
    kind: 'rejection',
    language: 'en',
    name: 'Rejection',
    body: lines(
      'Hello {first_name},',
      'Thank you for applying for {job}, and for the time and care you put into it. This time we’ve decided to go ahead with other candidates.',
      'We were glad to get to know you, and we wish you all the best with your search.',
      '{company}',
    ),
  },
  {
    kind: 'next_step',
    language: 'en',
    name: 'Next step',
    body: lines(
      'Hello {first_name},',
      'Thank you for applying for {job}. We liked what we read and would like to get to know you better.',
      'We’ll write to you here about the next step in the coming days. If you have any questions until then, just reply.',
      '{company}',
    ),
  },
  {
    kind: 'offer',
    language: 'en',
    name: 'Offer',
    body: lines(
      'Hello {first_name},',
      'Good news: we’d like to offer you the position of {job}. We enjoyed getting to know you and would love to work with you.',
      'We’ll be in touch shortly about the contract and your first day. If you’d like to talk anything over before that, just reply here.',
      '{company}',
    ),
  },
  {
    kind: 'rejection',
    language: 'tr',
    name: 'Olumsuz yanıt',
    body: lines(
      'Merhaba {first_name},',
      '“{job}” ilanımıza başvurduğunuz, zaman ve emek ayırdığınız için teşekkür ederiz. Bu kez başka adaylarla ilerlemeye karar verdik.',
      'Sizi tanıdığımıza memnun olduk; iş arayışınızda başarılar dileriz.',
      '{company}',
    ),
  },
  {
    kind: 'next_step',
    language: 'tr',
    name: 'Sonraki adım',
    body: lines(
      'Merhaba {first_name},',
      '“{job}” ilanımıza başvurduğunuz için teşekkür ederiz. Başvurunuzu beğendik ve sizi daha yakından tanımak istiyoruz.',
      'Sonraki adım için birkaç gün içinde size buradan yazacağız. O zamana kadar sorunuz olursa bu mesajı yanıtlamanız yeterli.',
      '{company}',
    ),
  },
  {
    kind: 'offer',
    language: 'tr',
    name: 'Teklif',
    body: lines(
      'Merhaba {first_name},',
      'Size güzel bir haberimiz var: “{job}” pozisyonunu size teklif etmek istiyoruz. Sizi tanımaktan mutluluk duyduk ve birlikte çalışmayı çok isteriz.',
      'Sözleşme ve ilk iş gününüz için kısa süre içinde size ulaşacağız. Öncesinde konuşmak istediğiniz bir şey olursa buradan yanıtlayabilirsiniz.',
      '{company}',
    ),
  },
];
