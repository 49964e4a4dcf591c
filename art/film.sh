#!/bin/sh
# Makes a film of the site: frames, sound, and the files in site/assets/videos.
#   art/film.sh hero-ocean|way-of-water FOLDER
# FOLDER keeps frames and key pictures: what is there is not rendered again. Needs blender, ffmpeg, python3-numpy,
# python3-scipy. About 35 minutes of one core each. The poster is left as FOLDER/FILM.png.
set -e
art=$(dirname "$0")
film=$1 work=$2
[ -n "$work" ] || { sed -n '2,5s/^# //p' "$0"; exit 2; }
videos=$art/../site/assets/videos
mkdir -p "$work"

blender_run() { nice -n 19 blender --background --threads 1 --python-exit-code 1 --python "$art/$1" -- "$2" $3; }

# encode WIDTH:HEIGHT NAME VP9_RATE H264_RATE INPUT...: two passes; the last arguments say where picture and sound are.
encode() {
  size=$1 name=$2 vp9=$3 h264=$4
  shift 4
  look="scale=$size:flags=lanczos,format=yuv420p"
  for pass in 1 2; do
    end="-f null /dev/null" && [ $pass = 2 ] && end="-c:a libopus -b:a 64k $videos/$name.webm"
    nice -n 19 ffmpeg -v error -y "$@" -vf "$look" -c:v libvpx-vp9 -b:v "$vp9" -g 48 -deadline good \
      -cpu-used $((4 - pass)) -pass $pass -passlogfile "$work/vp9" $end
    end="-an -f null /dev/null" && [ $pass = 2 ] && end="-c:a aac -b:a 96k -movflags +faststart $videos/$name.mp4"
    nice -n 19 ffmpeg -v error -y "$@" -vf "$look" -c:v libx264 -preset slow -profile:v high -b:v "$h264" -g 48 \
      -pass $pass -passlogfile "$work/h264" $end
  done
}

case $film in
hero-ocean)
  blender_run hero_ocean.py "$work/frames"
  cp "$work/frames/0000.png" "$work/$film.png"
  python3 "$art/sound/sea.py" "$work/sound.wav"
  set -- -framerate 24 -i "$work/frames/%04d.png" -i "$work/sound.wav"
  encode 1920:1080 "$film-1080" 1600k 2000k "$@"
  encode 1280:720 "$film-720" 800k 950k "$@"
  ;;
way-of-water)
  for part in sea train tap; do blender_run way_of_water.py "$work" $part; done
  # The parts run into one another for 0.8 s, and the train rests for 1.4 s: 3.9 + 11 + 1.4 + 3 s become 17.7.
  nice -n 19 ffmpeg -v error -y -framerate 24 -i "$work/sea/%04d.png" -framerate 24 -i "$work/train/%04d.png" \
    -framerate 24 -i "$work/tap/%04d.png" -filter_complex \
    "[1]tpad=stop_mode=clone:stop_duration=1.4[train];[0][train]xfade=duration=0.8:offset=3.1[a];\
[a][2]xfade=duration=0.8:offset=14.7,fade=t=in:d=0.5,fade=t=out:st=17.1:d=0.6" \
    -c:v ffv1 -pix_fmt gbrp "$work/picture.mkv"
  python3 "$art/sound/way_of_water.py" "$work/sound.wav" 17.7
  cp "$work/train/0087.png" "$work/$film.png"
  encode 1280:720 "$film" 660k 680k -i "$work/picture.mkv" -i "$work/sound.wav"
  ;;
*) sed -n '2,5s/^# //p' "$0"; exit 2 ;;
esac
