/** The other letters of the demo candidate, by job. */
export const demoCandidateLetters: Readonly<Record<string, string>> = {
  'fernwick: Rider Support Specialist, German and Turkish':
    'Hello,\n\nI answered customers of an electricity supplier for three years, in German and Turkish, and still have the habit of ending a call only when the problem is solved. Part-time would suit me next to an evening course in data analysis.\n\nLeyla Brandt',
  'polderline: Transport Planner, Benelux':
    'Dear Mr Hoekema,\n\nI plan couriers rather than lorries, but the questions are the same: who is where, what is late, and whom do I call first. I would move to Rotterdam and learn Dutch; German is a fair start.\n\nKind regards\nLeyla Brandt',
  'ledgerwell: Support Specialist, Credit Unions':
    'Dear team,\n\nyour tellers know their members, and I would enjoy helping people who help people. I have worked in support for three years and in dispatch for five, and I can read a database query well enough to tell an engineer where it hurts.\n\nLeyla Brandt',
  'mavikiyi: Müşteri Destek Uzmanı':
    'Merhaba,\n\nBerlin’de kurye operasyonu planlıyorum; öncesinde üç yıl Türkçe, Almanca ve İngilizce müşteri desteği verdim. İzmir’e dönmeyi düşünüyorum ve liman gibi hareketli bir alanda destek vermek bana çok yakın geliyor.\n\nGörüşmek dileğiyle\nLeyla Brandt',
  'karayelyolu: Operasyon Uzmanı':
    'Merhaba,\n\nBeş yıldır günde 45 kuryenin planını yapıyorum. Sabah altıda açılan masaya yabancı değilim. Gıda zincirleriyle çalışmadım ama söz verilen saatin ne demek olduğunu biliyorum.\n\nSaygılarımla\nLeyla Brandt',
  'gedizova: Sera Sorumlusu':
    'Merhaba,\n\nSeracılıkta mesleki deneyimim yok; ancak dedemin Menemen’deki bahçesinde büyüdüm ve ekip planlamayı meslek edindim. İlanınızı, bu iki yanımı buluşturduğu için denemek istedim.\n\nLeyla Brandt',
  'patioazul: Content and Bookings Coordinator':
    'Dear Mr Bragança,\n\nI would like to combine customer contact with writing. For my present employer I write the weekly note to 45 couriers, which has the best opening rate in the company, and not only because it contains the rota.\n\nKind regards\nLeyla Brandt',
  'plainwater: Quality Engineer, Tariffs and Invoices':
    'Dear Ms Osei,\n\nat an electricity supplier I explained bills for three years, and found four errors in them that nobody had noticed. I am completing a course in SQL and testing and hope that this makes up for the missing years as a tester.\n\nLeyla Brandt',
};
