/* Speaks standard input with libespeak-ng and reports when each word and phoneme sounds: the espeak-ng
   command knows the times but does not print them.

     espeak-events VOICE RATE PITCH RANGE SAMPLES.raw < text.txt

   SAMPLES.raw receives signed 16-bit mono samples. Standard output is one record a line, tab separated:
     R <samples a second>
     W <milliseconds> <position of the word in the text, from 1, in characters> <length>
     P <milliseconds> <phoneme, espeak spelling; empty or starting with _ for a pause>

   Built and called by speak.ts. */
#include <espeak-ng/speak_lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static FILE *samples;

/* A voice is asked for by its name or, as the espeak-ng command does, by its language ("en-gb+f3"). */
static int choose_voice(const char *name) {
  if (espeak_SetVoiceByName(name) == EE_OK) return 1;
  espeak_VOICE wanted;
  memset(&wanted, 0, sizeof wanted);
  wanted.languages = name;
  return espeak_SetVoiceByProperties(&wanted) == EE_OK;
}

static int receive(short *wave, int count, espeak_EVENT *event) {
  if (wave != NULL && count > 0) fwrite(wave, sizeof(short), (size_t)count, samples);
  for (; event->type != espeakEVENT_LIST_TERMINATED; event++) {
    if (event->type == espeakEVENT_WORD)
      printf("W\t%d\t%d\t%d\n", event->audio_position, event->text_position, event->length);
    else if (event->type == espeakEVENT_PHONEME)
      printf("P\t%d\t%.8s\n", event->audio_position, event->id.string);
  }
  return 0;
}

int main(int argc, char **argv) {
  static char text[8192];
  if (argc != 6) {
    fprintf(stderr, "usage: espeak-events VOICE RATE PITCH RANGE SAMPLES.raw < text\n");
    return 2;
  }
  size_t length = fread(text, 1, sizeof text - 1, stdin);
  text[length] = '\0';

  int rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, NULL,
                               espeakINITIALIZE_PHONEME_EVENTS | espeakINITIALIZE_DONT_EXIT);
  if (rate < 0 || !choose_voice(argv[1])) {
    fprintf(stderr, "espeak-ng has no voice %s\n", argv[1]);
    return 1;
  }
  samples = fopen(argv[5], "wb");
  if (samples == NULL) {
    perror(argv[5]);
    return 1;
  }
  printf("R\t%d\n", rate);
  espeak_SetSynthCallback(receive);
  espeak_SetParameter(espeakRATE, atoi(argv[2]), 0);
  espeak_SetParameter(espeakPITCH, atoi(argv[3]), 0);
  espeak_SetParameter(espeakRANGE, atoi(argv[4]), 0);
  if (espeak_Synth(text, length + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL) != EE_OK) return 1;
  espeak_Synchronize();
  fclose(samples);
  return 0;
}
